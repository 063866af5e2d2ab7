import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card';
import { DarkPanel } from './dark-panel';
import { Band, Container, Grid, Lines, Row, Split, Stack } from './layout';

const meta = {
  component: Stack,
  subcomponents: { Row, Grid, Split, Container, Band, DarkPanel, Lines },
} satisfies Meta<typeof Stack>;

export default meta;

export const Columns: StoryObj = {
  render: () => (
    <Stack data-gap={6}>
      <Grid data-min="small">
        <Card>一</Card>
        <Card>二</Card>
        <Card>三</Card>
      </Grid>
      <Split>
        <Card>主要</Card>
        <Card>旁边</Card>
      </Split>
      <Row data-justify="between">
        <span>左</span>
        <span>右</span>
      </Row>
    </Stack>
  ),
};

export const Bands: StoryObj = {
  render: () => (
    <Band data-surface="raised">
      <Container data-width="text">
        <Lines>
          <li>十一月休市安排</li>
          <li>点差调整通知</li>
        </Lines>
      </Container>
    </Band>
  ),
};

export const Dark: StoryObj = {
  render: () => (
    <DarkPanel>
      <Container>
        <Stack>
          <h2>暗色面板</h2>
          <Card title="卡片">面板里的文字、卡片与涨跌颜色都用暗色主题。</Card>
        </Stack>
      </Container>
    </DarkPanel>
  ),
};
