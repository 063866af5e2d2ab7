import { contentRequests } from '@portal/api-client/content/requests';
import {
  BanknoteIcon,
  Card,
  CoinsIcon,
  Grid,
  GiftIcon,
  Icon,
  IdCardIcon,
  ArrowLeftRightIcon,
  ChartColumnIcon,
  CircleHelpIcon,
  CircleUserIcon,
  MonitorIcon,
  ShieldCheckIcon,
  TextLink,
  WalletIcon,
} from '@portal/ui';
import { styled } from 'styled-components';
import { helpArgs } from '../shared/content/content-args';
import { ListState } from '../shared/content/list-state';
import { usePublicData } from '../shared/data/use-public-data';
import { useBrand, useHasDemo } from '../shared/installation/installation';
import { questionPart, topicsOf } from './help-parts';

/** The icon of a topic, by a word in its name: topics are content of a brand. */
const icons = [
  ['开户', CircleUserIcon],
  ['认证', IdCardIcon],
  ['数字货币', CoinsIcon],
  ['入金', WalletIcon],
  ['出金', BanknoteIcon],
  ['转账', ArrowLeftRightIcon],
  ['MT5', MonitorIcon],
  ['交易', ChartColumnIcon],
  ['安全', ShieldCheckIcon],
  ['邀请', GiftIcon],
] as const;
const iconOf = (name: string) => icons.find(([word]) => name.includes(word))?.[1] ?? CircleHelpIcon;

const Head = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 12px;

  > svg {
    color: var(--action-text);
  }
`;

const Questions = styled.ul`
  margin-block: -8px;

  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    color: var(--text);
    font-size: var(--text-14);
    text-decoration: none;
  }
  a:hover {
    color: var(--action-text);
    text-decoration: underline;
  }
`;

/** One card per topic with links to its questions. */
export function HelpTopics() {
  const hasDemo = useHasDemo();
  const shown = usePublicData(contentRequests.moreTotal, helpArgs(useBrand()), questionPart);
  return (
    <ListState shown={shown} empty="还没有内容">
      {(list) => (
        <Grid data-min="large" data-gap={6}>
          {topicsOf(list).map((name) => (
            <Card
              key={name}
              title={
                <Head>
                  <Icon of={iconOf(name)} size={20} />
                  {name}
                </Head>
              }
            >
              <Questions>
                {list
                  .filter(({ topic }) => topic === name)
                  .map(({ id, title }) => (
                    <li key={id}>
                      <TextLink href={`/news/${id}`}>{title}</TextLink>
                    </li>
                  ))}
                {hasDemo && name.includes('开户') && (
                  <li>
                    <TextLink href="/demo">开户之后看到什么？看一个示例账户</TextLink>
                  </li>
                )}
              </Questions>
            </Card>
          ))}
        </Grid>
      )}
    </ListState>
  );
}
