import type { Instrument } from '@portal/contract/common';
import { styled } from 'styled-components';
import type { ReactNode } from 'react';

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
      grid-template-columns: minmax(0, 320px) minmax(0, 1fr) auto;
    }
  }
`;

type Props = {
  rows: readonly Pick<Instrument, 'session' | 'name'>[];
  /** What stands beside the hours of a row, by the name of one of its symbols. */
  stateOf?: (name: string) => ReactNode;
};

/** Trading hours. Symbols with the same hours share a row. */
export function Hours({ rows, stateOf }: Props) {
  const groups = new Map<string, string[]>();
  for (const { session, name } of rows) groups.set(session, [...(groups.get(session) ?? []), name]);
  return (
    <Look>
      {[...groups].map(([session, names]) => (
        <div key={session}>
          <dt>{names.join('、')}</dt>
          <dd>{session}</dd>
          {stateOf && <dd>{stateOf(names[0] ?? '')}</dd>}
        </div>
      ))}
    </Look>
  );
}
