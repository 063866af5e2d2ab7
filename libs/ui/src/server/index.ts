/** Collects the styles of what is rendered on the server. */
export { ServerStyleSheet } from 'styled-components';
