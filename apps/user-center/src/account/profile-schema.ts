import { object, string } from '@portal/rules/yup';

const text = (name: string, most: number) => string().trim().max(most, `${name}不能超过 ${most} 个字`);

export const profileSchema = object({
  nickname: text('昵称', 20),
  province: text('省份', 20),
  city: text('城市', 20),
  address: text('地址', 100),
  occupation: text('职业', 20),
});
