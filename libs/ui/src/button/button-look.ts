import { css } from 'styled-components';

/** The styles of buttons and of links that look like buttons; tones and sizes are data attributes. */
export const buttonLook = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: 44px;
  padding: 8px 20px;
  border: 1px solid transparent;
  border-radius: var(--radius);
  background: none;
  font-size: var(--text-16);
  font-weight: 500;
  line-height: var(--leading-tight);
  text-align: center;
  text-decoration: none;
  white-space: nowrap;
  transition:
    background-color 120ms,
    border-color 120ms;

  &[data-size='small'] {
    min-height: 32px;
    padding: 4px 12px;
    font-size: var(--text-14);
    gap: 4px;
  }
  @media (max-width: 639.98px), (pointer: coarse) {
    &[data-size='small'] {
      min-height: 44px;
    }
  }
  &[data-wide='true'] {
    width: 100%;
  }
  &[data-tone='primary'] {
    background: var(--action);
    color: var(--on-action);
  }
  &[data-tone='primary']:hover {
    background: var(--action-hover);
  }
  &[data-tone='secondary'] {
    border-color: var(--line-strong);
    background: var(--surface);
    color: var(--text);
  }
  &[data-tone='secondary']:hover {
    border-color: var(--text-soft);
    background: var(--sunken);
  }
  &[data-tone='quiet'] {
    color: var(--action-text);
  }
  &[data-tone='quiet']:hover {
    background: var(--action-tint);
  }
  &[data-tone='danger'] {
    background: var(--danger);
    color: var(--on-danger);
  }
  &[data-tone='danger']:hover {
    background: var(--danger-hover);
  }
  &[aria-disabled='true'],
  &:disabled {
    border-color: var(--line);
    background: var(--sunken);
    color: var(--text-faint);
    cursor: not-allowed;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
`;
