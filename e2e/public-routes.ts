import { productKinds } from '@portal/brand';
import routes from '../tools/config/public-routes.json';
import { hosts } from './hosts';

const pageOf = (kind: string) => `/product/${kind}`;
const absent = productKinds.filter((kind) => !hosts.brand.products.includes(kind));

/** Pages of product lines that the brand under test does not offer. */
export const absentRoutes: readonly string[] = absent.map(pageOf);

/** The public pages that the brand under test has. */
export const publicRoutes: readonly string[] = routes.filter((route) => !absentRoutes.includes(route));
