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
  border-collapse: separate;
  border-spacing: 12px 0;
  width: calc(100% + 24px);
  margin-inline: -12px;

  th,
  td {
    padding: 16px 20px;
    border-top: 1px solid var(--line);
    text-align: start;
    vertical-align: baseline;
  }
  /* Each level is a card: a column with its metal on top. */
  [data-level] {
    background: var(--level-tint);
  }
  [data-level='MIN'] {
    --level: var(--metal-min);
    --level-tint: var(--metal-min-tint);
  }
  [data-level='STD'] {
    --level: var(--metal-std);
    --level-tint: var(--metal-std-tint);
  }
  [data-level='DIA'] {
    --level: var(--metal-dia);
    --level-tint: var(--metal-dia-tint);
  }
  thead td {
    border: 0;
  }
  thead th {
    padding-block: 20px;
    border-top: 4px solid var(--level);
    border-radius: var(--radius-large) var(--radius-large) 0 0;
    font-size: var(--text-20);
    font-weight: 600;
    line-height: var(--leading-tight);
  }
  thead a {
    color: var(--text);
  }
  tbody th {
    padding-inline-start: 0;
    color: var(--text-soft);
    font-weight: 400;
  }
  tbody th,
  td[data-words='true'] {
    font-size: var(--text-14);
  }
  tbody tr:last-child td {
    border-radius: 0 0 var(--radius-large) var(--radius-large);
  }
  td {
    line-height: var(--leading-close);
  }
  td strong {
    font-size: var(--text-28);
    font-weight: 600;
  }
  td small {
    margin-inline-start: 4px;
    color: var(--text);
    font-size: var(--text-12);
  }
  :is(th, td):first-child {
    width: 18%;
  }
  @media (max-width: 639.98px) {
    border-spacing: 4px 0;
    width: calc(100% + 8px);
    margin-inline: -4px;

    th,
    td {
      padding: 12px 8px;
    }
    thead th,
    td strong {
      font-size: var(--text-16);
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
  { name: '强平线', of: ({ stopOut }) => <strong>{stopOut}%</strong> },
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
                <td key={level.code} data-level={level.code} data-words={words}>
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
