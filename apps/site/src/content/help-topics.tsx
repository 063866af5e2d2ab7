import { contentRequests } from '@portal/api-client/content/requests';
import { Card, Grid, Lines, TextLink } from '@portal/ui';
import { helpArgs } from '../shared/content/content-args';
import { ListState } from '../shared/content/list-state';
import { usePublicData } from '../shared/data/use-public-data';
import { useBrand } from '../shared/installation/installation';
import { questionPart, topicsOf } from './help-parts';
import { topicHref } from './topic-href';

/** One card per topic with links to its questions. */
export function HelpTopics() {
  const shown = usePublicData(contentRequests.moreTotal, helpArgs(useBrand()), questionPart);
  return (
    <ListState shown={shown} empty="还没有内容">
      {(list) => (
        <Grid data-min="large" data-gap={6}>
          {topicsOf(list).map((name) => (
            <Card key={name} title={name}>
              <Lines>
                {list
                  .filter(({ topic }) => topic === name)
                  .map(({ id, title }) => (
                    <li key={id}>
                      <TextLink href={topicHref(name, id)}>{title}</TextLink>
                    </li>
                  ))}
              </Lines>
            </Card>
          ))}
        </Grid>
      )}
    </ListState>
  );
}
