import type { OkOf } from '@portal/contract/kernel';
import type { contentCalls } from '@portal/contract/content';
import { DateTime, Stack, Tag, Text, TitleText } from '@portal/ui';
import { Line, Lines } from './lines';

type Headline = OkOf<(typeof contentCalls)['marketNews']>['list'][number];

/** Market news by others: time and publisher, title, summary. A title opens the publisher's site. */
export function HeadlineLines({ rows }: { rows: readonly Headline[] }) {
  return (
    <Stack data-gap={4}>
      <Text as="p" data-size={14} data-tone="soft">
        以下标题与摘要来自第三方媒体，点击后在新窗口打开发布者的网站。内容不代表我们的观点，不构成投资建议。
      </Text>
      <Lines>
        {rows.map(({ id, title, summary, href, source, publishedAt }) => (
          <Line key={id}>
            <div>
              <DateTime value={publishedAt} show="minute" />
              {source && <Tag>{source}</Tag>}
            </div>
            <div>
              <h2>
                <a href={href} target="_blank" rel="noopener noreferrer nofollow">
                  <TitleText>{title}</TitleText>
                </a>
              </h2>
              {summary && <p>{summary}</p>}
            </div>
          </Line>
        ))}
      </Lines>
    </Stack>
  );
}
