export { Html } from './html';
