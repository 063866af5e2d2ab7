import { styled } from '@portal/ui';

/** The frame of every page: a thin bar at the top, the navigation beside the page, or under the bar on a phone. */
export const FrameStyle = styled.div`
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr);
  min-height: 100dvh;
  font-size: var(--text-14);

  > header {
    position: sticky;
    z-index: 20;
    top: 0;
    grid-column: 1 / -1;
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 48px;
    padding-inline: 16px;
    border-bottom: 1px solid var(--line);
    background: var(--surface);
  }
  > header > [data-part='end'] {
    display: flex;
    align-items: center;
    gap: 4px;
    margin-inline-start: auto;
    white-space: nowrap;
  }
  > nav {
    display: none;
  }
  > nav[data-open='true'] {
    display: block;
    padding: 8px 16px 16px;
    border-bottom: 1px solid var(--line);
    background: var(--surface);
  }
  > nav h2 {
    padding: 12px 8px 4px;
    color: var(--text-soft);
    font-size: var(--text-12);
    font-weight: 500;
    letter-spacing: 0;
  }
  > nav a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    min-height: 30px;
    padding: 2px 8px;
    border-radius: var(--radius);
    color: var(--text);
    text-decoration: none;
  }
  > nav a:hover {
    background: var(--sunken);
  }
  > nav a[aria-current] {
    background: var(--action-tint);
    color: var(--action-text);
    font-weight: 600;
  }
  > nav [data-part='count'] {
    min-width: 20px;
    padding-inline: 6px;
    border-radius: 10px;
    background: var(--sunken);
    color: var(--text-soft);
    font-size: var(--text-12);
    font-weight: 400;
    font-variant-numeric: tabular-nums;
    line-height: 20px;
    text-align: center;
  }
  > nav [data-late='true'] {
    background: var(--danger-tint);
    color: var(--danger-text);
  }
  > main {
    min-width: 0;
  }
  @media (max-width: 899.98px) {
    > header [data-on='desktop'] {
      display: none;
    }
  }
  @media (min-width: 900px) {
    grid-template: auto 1fr / 176px minmax(0, 1fr);

    > nav,
    > nav[data-open] {
      display: block;
      position: sticky;
      top: 49px;
      align-self: start;
      height: calc(100dvh - 49px);
      padding: 4px 8px 16px;
      overflow-y: auto;
      border-bottom: 0;
      border-inline-end: 1px solid var(--line);
      background: none;
    }
    > header [data-on='hand'] {
      display: none;
    }
  }
  @media (max-height: 400px) {
    > header {
      position: static;
    }
  }
`;
