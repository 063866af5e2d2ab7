import { render, screen } from '@testing-library/react';
import { breaches } from '../testing/axe';
import { Prose, Text } from './text';

test('changes the style, not the semantics', async () => {
  render(
    <Prose>
      <Text as="h2" data-size={20}>
        标题
      </Text>
      <Text as="p" data-tone="soft">
        正文
      </Text>
    </Prose>,
  );
  expect(screen.getByRole('heading', { level: 2, name: '标题' })).toBeVisible();
  expect(screen.getByRole('paragraph')).toHaveTextContent('正文');
  expect(await breaches()).toEqual([]);
});
