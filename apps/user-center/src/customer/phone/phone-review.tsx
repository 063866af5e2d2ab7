import { Consequences } from './consequences';

type Asked = { current: string; mobilePhone: string; hours: number };

/** The review of a phone change before it is made or requested. */
export const phoneReview = ({ current, mobilePhone, hours }: Asked) => ({
  title: '请核对',
  facts: [
    { id: 'old', term: '当前手机号', value: current },
    { id: 'new', term: '新手机号', value: mobilePhone },
  ],
  warningTitle: '更换之后',
  warning: <Consequences hours={hours} />,
});
