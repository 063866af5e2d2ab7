import type { Level } from '@portal/brand';

/** Where a level has its page. */
export const levelPath = ({ route }: Pick<Level, 'route'>): string => `/account-type/${route}`;
