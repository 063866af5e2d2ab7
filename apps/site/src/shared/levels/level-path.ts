import type { Level } from '@portal/brand';

/** The path of a level's page. */
export const levelPath = ({ route }: Pick<Level, 'route'>): string => `/account-type/${route}`;
