/** Collects the styles of a server render. */
export { ServerStyleSheet } from 'styled-components';
