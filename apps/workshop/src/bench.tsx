import { PageHeading, PriceColourSwitch, Row, ThemeSwitch } from '@portal/ui';
import type { ReactNode } from 'react';

/** The head of the list: what all stories are seen in. */
export function Bench({ children }: { children: ReactNode }) {
  return (
    <PageHeading
      title="组件工坊"
      lede="libs/ui 的每个组件及其状态。"
      actions={
        <Row data-gap={2} data-align="start">
          {children}
          <PriceColourSwitch />
          <ThemeSwitch />
        </Row>
      }
    />
  );
}
