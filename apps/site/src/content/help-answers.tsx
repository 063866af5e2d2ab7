import { TitleText } from '@portal/ui';
import { contentRequests } from '@portal/api-client/content/requests';
import { styled } from 'styled-components';
import { Html } from '@portal/ui/html';
import { breadcrumbs } from '../shared/page/breadcrumbs';
import { useBrand } from '../shared/installation/installation';
import { PageHead } from '../shared/page/page-head';
import { usePublicData } from '../shared/data/use-public-data';
import { ListState } from '../shared/content/list-state';
import { answerPart } from './help-parts';
import { topicHref } from './topic-href';
import { topicArgs } from '../shared/content/content-args';

const Answer = styled.section`
  padding-block: 24px;
  border-top: 1px solid var(--line);
  scroll-margin-top: 80px;

  h2 {
    margin-bottom: 12px;
  }
`;

/** The questions of one topic with their answers, each with its own anchor. */
export function HelpAnswers({ topic }: { topic: string }) {
  const shown = usePublicData(contentRequests.moreTotal, topicArgs(useBrand(), topic), answerPart);
  return (
    <>
      {shown.data && (
        <PageHead
          title={`${topic} - 帮助中心`}
          description={`${topic}：${shown.data.list.map(({ title }) => title).join(' ')}`.slice(0, 150)}
          jsonLd={[breadcrumbs(['帮助中心', '/helpcenter'], [topic, topicHref(topic)])]}
        />
      )}
      <ListState shown={shown} empty="没有这个主题">
        {(list) => (
          <div>
            {list.map(({ id, title, html = '' }) => (
              <Answer key={id} id={`q${id}`} aria-labelledby={`t${id}`}>
                <h2 id={`t${id}`}>
                  <TitleText>{title}</TitleText>
                </h2>
                <Html html={html} />
              </Answer>
            ))}
          </div>
        )}
      </ListState>
    </>
  );
}
