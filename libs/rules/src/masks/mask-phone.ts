import { keepEnds } from '../kernel/keep-ends';

/** `13800138000` → `138****8000`. Under 11 characters nothing is shown. Source: docs/product-lines.md §5. */
export const maskPhone = (phone: string): string => keepEnds(phone, { head: 3, tail: 4, shortest: 11 });
