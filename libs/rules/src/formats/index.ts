export { formats } from './formats';
