import { useFactorsQuery } from '@portal/api-client/customer';
import { readUserValue, writeUserValue } from '@portal/session/core';
import { useSession } from '@portal/session/react';
import { Button, Notice, Row, TextLink } from '@portal/ui';
import { useState } from 'react';

const key = 'factorOffer';

/** Offers two-step verification after a deposit, until there is a second factor or the customer closes the line. */
export function FactorOffer() {
  const { username = '' } = useSession().state;
  const factors = useFactorsQuery();
  const [closed, setClosed] = useState(() => readUserValue(username, key) !== undefined);
  if (closed || factors.data?.length !== 0) return null;
  const close = () => {
    writeUserValue(username, key, '1');
    setClosed(true);
  };
  return (
    <Notice
      action={
        <Row data-gap={4}>
          <TextLink href="/user-center/settings#factors">去设置</TextLink>
          <Button tone="quiet" size="small" onClick={close}>
            不再提示
          </Button>
        </Row>
      }
    >
      资金已到账。开启两步验证，登录与出金多一层保护。
    </Notice>
  );
}
