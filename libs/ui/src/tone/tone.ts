import { css } from 'styled-components';

/** Meaning of a message or a status. */
export type Tone = 'info' | 'ok' | 'warn' | 'danger' | 'plain';

/** Sets `--tone` and `--tone-tint` from `data-tone`. */
export const toneColours = css`
  --tone: var(--text-soft);
  --tone-tint: var(--sunken);

  &[data-tone='info'] {
    --tone: var(--action-text);
    --tone-tint: var(--action-tint);
  }
  &[data-tone='ok'] {
    --tone: var(--ok);
    --tone-tint: var(--ok-tint);
  }
  &[data-tone='warn'] {
    --tone: var(--warn);
    --tone-tint: var(--warn-tint);
  }
  &[data-tone='danger'] {
    --tone: var(--danger-text);
    --tone-tint: var(--danger-tint);
  }
`;
