import { marketRequests } from '@portal/api-client/market/requests';
import { Countdown, Tag } from '@portal/ui';
import { styled } from 'styled-components';
import { usePublicData } from '../shared/data/use-public-data';

/** As high as the tag with its time, so that nothing moves when it comes. */
const Place = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  min-height: 28px;
  color: var(--text-soft);
  font-size: var(--text-14);
`;

/** Whether the symbol of a name trades now, and for how long. It is asked in the browser: the page is cached. */
export function SessionNow({ name }: { name: string }) {
  const { data, refetch } = usePublicData(marketRequests.tradingSessions, undefined);
  const now = data?.find((one) => one.name === name);
  if (!now) return <Place />;
  const open = now.session === 'open';
  return (
    <Place>
      <Tag tone={open ? 'ok' : undefined}>{open ? '交易中' : '休市'}</Tag>
      {now.changesAt && (
        <span>
          <Countdown until={now.changesAt} onEnd={refetch} /> 后{open ? '休市' : '开市'}
        </span>
      )}
    </Place>
  );
}
