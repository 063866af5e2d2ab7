import { Card, Skeleton, Stack, Table, Text } from '@portal/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Loaded } from '../shared/page/loaded';
import { useHashTarget } from '../shared/page/use-hash-target';
import { CarrierCell } from './carrier-cell';
import { PreferenceTitle } from './preference-title';
import { carriersIn, carrierWords, preferenceRows, type PreferenceRow } from './preference-rows';
import { PushPart } from './push-part';
import { usePreferences } from './use-preferences';

const Inside = styled.div`
  padding: 16px 24px;

  @media (max-width: 639.98px) {
    padding-inline: 16px;
  }
`;

/** By which carriers each kind of message goes. A choice is saved at once; what is always sent says why. */
export function PreferencesCard({ hasMail }: { hasMail: boolean }) {
  const { query, held = {}, set } = usePreferences();
  const [opened, setOpened] = useState<readonly string[]>([]);
  useHashTarget(query.isSuccess);
  const isOpen = (area: string) => opened.includes(area);
  const toggle = (area: string) =>
    setOpened((before) => (isOpen(area) ? before.filter((one) => one !== area) : [...before, area]));
  return (
    <Card title="消息通知" id="messages" flush>
      <Inside>
        <Stack data-gap={3}>
          <Text as="p" data-size={14} data-tone="soft">
            每条消息都会留在消息中心。是否同时发{carriersIn(held).includes('push') ? '短信、邮件或推送' : '短信或邮件'}
            ，由您选择。
            {!hasMail && '您还没有绑定邮箱，绑定之后才会收到邮件。'}
          </Text>
          <PushPart />
        </Stack>
      </Inside>
      <Loaded
        query={query}
        skeleton={
          <Inside>
            <Skeleton lines={12} />
          </Inside>
        }
      >
        {() => (
          <Table
            caption="消息通知"
            columns={[
              {
                id: 'title',
                head: '消息',
                primary: true,
                cell: (row) => <PreferenceTitle row={row} open={isOpen(row.id)} onToggle={() => toggle(row.id)} />,
              },
              ...carriersIn(held).map((carrier) => ({
                id: carrier,
                head: carrierWords[carrier],
                cell: (row: PreferenceRow) => (
                  <CarrierCell
                    row={row}
                    held={held}
                    carrier={carrier}
                    onSet={(enabled) => void set(row, carrier, enabled)}
                  />
                ),
              })),
            ]}
            rows={preferenceRows(held, isOpen)}
            rowKey={({ id }) => id}
          />
        )}
      </Loaded>
    </Card>
  );
}
