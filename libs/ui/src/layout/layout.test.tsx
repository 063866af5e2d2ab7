import { render, screen } from '@testing-library/react';
import { breaches } from '../testing/axe';
import { Band, Container, Grid, Lines, Row, Split, Stack } from './layout';

test('lays out without changing what is there, or its order', async () => {
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
