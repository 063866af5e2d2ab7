import { render, screen } from '@testing-library/react';
import { breaches } from '../testing/axe';
import { DarkPanel } from './dark-panel';
import { Band, Container, Grid, Lines, Row, Split, Stack } from './layout';

test('lays out its children without changing them or their order', async () => {
  render(
    <Container as="main">
      <Stack data-gap={2}>
        <Row data-justify="between">一</Row>
        <Grid>二</Grid>
        <Split>三</Split>
      </Stack>
      <Band>
        <Lines>
          <li>四</li>
        </Lines>
      </Band>
    </Container>,
  );
  expect(screen.getByRole('main')).toHaveTextContent('一二三四');
  expect(screen.getByRole('listitem')).toHaveTextContent('四');
  expect(await breaches()).toEqual([]);
});

test('a dark panel uses the dark colours, in both themes', () => {
  render(<DarkPanel aria-label="行情">内容</DarkPanel>);
  expect(screen.getByText('内容')).toHaveAttribute('data-scheme', 'dark');
});
