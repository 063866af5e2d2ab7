import { SkipLink } from './skip-link';

/** Seen once it has the focus: the workshop shows the page as it is before. */
export const Hidden = () => (
  <>
    <SkipLink />
    <p>按 Tab 键出现。</p>
  </>
);
