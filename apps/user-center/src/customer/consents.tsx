import { useGetCommonConfigQuery } from '@portal/api-client/common';
import { useAgreeMutation, useConsentsQuery, useWithdrawConsentMutation } from '@portal/api-client/customer';
import { failureFrom } from '@portal/api-client/http';
import type { Agreement, Consent } from '@portal/contract/kernel';
import { Button, Card, DateTime, Icon, ShieldCheckIcon, Skeleton, Text, useToast } from '@portal/ui';
import type { ReactNode } from 'react';
import { Loaded } from '../shared/page/loaded';
import { TextLinks } from '../shared/page/text-links';
import { withOthers } from '../shared/page/with-others';
import { CardLines } from '../shared/records/card-lines';
import { IconRow } from '../shared/records/icon-row';

const ways: Readonly<Record<Consent['way'], string>> = {
  registration: '注册时同意',
  identity: '提交身份认证时同意',
  card: '提交银行卡时同意',
  again: '登录后同意',
  settings: '在设置中同意',
};

const skeleton = (
  <Card title="协议与同意">
    <Skeleton lines={6} />
  </Card>
);

/** A text, what is recorded of it, and what can be done about it. */
function Line({
  text,
  children,
  action,
}: {
  text: Pick<Agreement, 'id' | 'title' | 'href'>;
  children: ReactNode;
  action?: ReactNode;
}) {
  return (
    <li>
      <IconRow>
        <Icon of={ShieldCheckIcon} size={20} />
        <div>
          <TextLinks texts={[text]} />
          <Text as="p" data-size={14} data-tone="soft">
            {children}
          </Text>
        </div>
        {action}
      </IconRow>
    </li>
  );
}

/** What the customer has agreed to, and the choice about marketing. `waiting`: the content above has not loaded yet. */
export function Consents({ waiting }: { waiting: boolean }) {
  const query = withOthers(useConsentsQuery(), { isLoading: waiting });
  const offered = useGetCommonConfigQuery().data?.agreements.find((text) => text.for === 'marketing');
  const [agree, agreeing] = useAgreeMutation();
  const [withdraw, withdrawing] = useWithdrawConsentMutation();
  const busy = agreeing.isLoading || withdrawing.isLoading;
  const toast = useToast();
  const say = (done: string, { error }: { error?: unknown }) =>
    toast(error === undefined ? done : failureFrom(error).msg, error === undefined ? 'ok' : 'danger');
  return (
    <Loaded card query={query} skeleton={skeleton}>
      {({ consents }) => (
        <Card title="协议与同意" id="consents">
          <CardLines>
            {consents.map((consent) => (
              <Line
                key={consent.id + consent.at}
                text={consent}
                action={
                  consent.withdrawable && (
                    <Button
                      size="small"
                      busy={busy}
                      aria-label={`撤回${consent.title}`}
                      onClick={() => void withdraw({ id: consent.id }).then((outcome) => say('已撤回', outcome))}
                    >
                      撤回
                    </Button>
                  )
                }
              >
                版本 {consent.version}，{ways[consent.way]}，<DateTime value={consent.at} />
                {consent.withdrawnAt && (
                  <>
                    ；已撤回，
                    <DateTime value={consent.withdrawnAt} />
                  </>
                )}
              </Line>
            ))}
            {offered && !consents.some(({ id, withdrawnAt }) => id === offered.id && !withdrawnAt) && (
              <Line
                text={offered}
                action={
                  <Button
                    size="small"
                    busy={busy}
                    aria-label={`同意${offered.title}`}
                    onClick={() =>
                      void agree({ agreements: [{ id: offered.id, version: offered.version }] }).then((outcome) =>
                        say('已记录您的同意', outcome),
                      )
                    }
                  >
                    同意
                  </Button>
                }
              >
                接收活动与产品信息，自愿，可随时撤回。
              </Line>
            )}
          </CardLines>
        </Card>
      )}
    </Loaded>
  );
}
