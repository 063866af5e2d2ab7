import { Card, Skeleton, Split, Stack } from '@portal/ui';

/** The skeleton of a withdrawal page. */
export const payoutSkeleton = (form: string, records: string) => (
  <Stack data-gap={6}>
    <Split data-gap={6}>
      <Card title={form}>
        <Stack>
          <Skeleton shape="title" />
          <Skeleton shape="title" />
          <Skeleton shape="title" />
          <Skeleton lines={6} />
        </Stack>
      </Card>
      <Card title="进行中">
        <Skeleton lines={4} />
      </Card>
    </Split>
    <Card title={records}>
      <Skeleton lines={4} />
    </Card>
  </Stack>
);
