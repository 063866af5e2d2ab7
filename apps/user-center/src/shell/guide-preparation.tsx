import { Card, Stack, Text } from '@portal/ui';
import { CardLines } from '../shared/records/card-lines';

const things = [
  { id: 'identity', title: '二代身份证原件', text: '拍摄人像面与国徽面，须在有效期内。' },
  { id: 'bank', title: '本人名下的储蓄卡', text: '用于出金，持卡人姓名须与身份证一致。' },
  { id: 'password', title: '一个新的 MT5 交易密码', text: '用于登录 MT5，与用户中心的登录密码不同。' },
];

/** What to have at hand, and how it is used. */
export function GuidePreparation() {
  return (
    <Card title="开始前请准备">
      <Stack>
        <CardLines>
          {things.map(({ id, title, text }) => (
            <li key={id}>
              <Text as="div" data-weight="medium">
                {title}
              </Text>
              <Text as="p" data-size={14} data-tone="soft">
                {text}
              </Text>
            </li>
          ))}
        </CardLines>
        <Text as="p" data-size={14} data-tone="soft">
          证件号与卡号加密保存，照片只供审核使用，页面上只显示部分数字。
        </Text>
      </Stack>
    </Card>
  );
}
