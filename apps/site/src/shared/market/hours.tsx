import type { Instrument } from '@portal/contract/common';
import { styled } from 'styled-components';

const Look = styled.dl`
  border-bottom: 1px solid var(--line);

  > div {
    display: grid;
    gap: 4px 24px;
    padding-block: 14px;
    border-top: 1px solid var(--line);
  }
  dt {
    color: var(--text-soft);
    font-size: var(--text-14);
  }
  @media (min-width: 640px) {
    > div {
      grid-template-columns: minmax(0, 320px) minmax(0, 1fr);
    }
  }
`;

/** Trading hours. Symbols with the same hours share a row. */
export function Hours({ rows }: { rows: readonly Pick<Instrument, 'session' | 'name'>[] }) {
  const groups = new Map<string, string[]>();
  for (const { session, name } of rows) groups.set(session, [...(groups.get(session) ?? []), name]);
  return (
    <Look>
      {[...groups].map(([session, names]) => (
        <div key={session}>
          <dt>{names.join('、')}</dt>
          <dd>{session}</dd>
        </div>
      ))}
    </Look>
  );
}
