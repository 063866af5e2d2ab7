import { levelRule, productLeverageRule, type Level, type LevelCode } from '@portal/brand';
import { TextLink } from '@portal/ui';
import { styled } from 'styled-components';
import type { ReactNode } from 'react';
import { levelPath } from './level-path';
import { useBrand } from '../installation/installation';
import { plainAmount } from './plain-amount';
import { Section } from '../page/section';

const Look = styled.table`
  table-layout: fixed;
  border-bottom: 1px solid var(--line);

  th,
  td {
    padding: 16px 12px;
    border-top: 1px solid var(--line);
    text-align: start;
    vertical-align: baseline;
  }
  thead :is(th, td) {
    padding-block: 0 16px;
    border: 0;
    font-size: var(--text-20);
    font-weight: 600;
    line-height: var(--leading-tight);
  }
  thead th::before {
    content: '';
    display: block;
    width: 32px;
    height: 4px;
    margin-bottom: 12px;
    border-radius: 2px;
    background: var(--level, transparent);
  }
  [data-level='MIN'] {
    --level: var(--metal-min);
  }
  [data-level='STD'] {
    --level: var(--metal-std);
  }
  [data-level='DIA'] {
    --level: var(--metal-dia);
  }
  tbody th {
    color: var(--text-soft);
    font-weight: 400;
  }
  tbody th,
  td[data-words='true'] {
    font-size: var(--text-14);
  }
  td {
    line-height: var(--leading-close);
  }
  td strong {
    font-size: var(--text-20);
    font-weight: 600;
  }
  td small {
    margin-inline-start: 4px;
    color: var(--text-soft);
    font-size: var(--text-12);
  }
  :is(th, td):first-child {
    width: 20%;
    padding-inline-start: 0;
  }
  @media (max-width: 639.98px) {
    th,
    td {
      padding: 12px 6px;
    }
    thead th,
    td strong {
      font-size: var(--text-14);
    }
    tbody th,
    td[data-words='true'] {
      font-size: var(--text-12);
    }
    td small {
      display: block;
      margin: 0;
    }
  }
`;

const suits: Readonly<Record<LevelCode, string>> = {
  MIN: '第一次使用差价合约，用小额资金熟悉平台。',
  STD: '已有交易计划，需要更大的仓位空间。',
  DIA: '资金规模较大，交易频繁。',
};

const rows: readonly { name: string; words?: true; of: (level: Level) => ReactNode }[] = [
  {
    name: '最低入金',
    of: ({ minDeposit }) => (
      <>
        <strong>{plainAmount(minDeposit)}</strong>
        <small>USD</small>
      </>
    ),
  },
  { name: '最高杠杆', of: ({ leverage }) => <strong>1:{leverage}</strong> },
  { name: '强制平仓水平', of: ({ stopOut }) => <strong>{stopOut}%</strong> },
  { name: '适合', words: true, of: ({ code }) => suits[code] },
];

/** The account levels side by side, from the brand's settings. `current` is the level that the page is about. */
export function Levels({ current }: { current?: LevelCode }) {
  const brand = useBrand();
  const levels = Object.values(brand.levels);
  return (
    <Section
      id="levels"
      raised
      title="三种账户级别"
      lede={`${levelRule(brand)}累计入金达到下一级的最低入金后，可在用户中心自行升级。${productLeverageRule(brand)}`}
    >
      <Look>
        <thead>
          <tr>
            <td />
            {levels.map((level) => (
              <th key={level.code} scope="col" data-level={level.code}>
                {level.code === current ? level.name : <TextLink href={levelPath(level)}>{level.name}</TextLink>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, words, of }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {levels.map((level) => (
                <td key={level.code} data-words={words}>
                  {of(level)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Look>
    </Section>
  );
}
