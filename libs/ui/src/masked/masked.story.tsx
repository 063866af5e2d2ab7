import { Stack } from '../layout/layout';
import { Masked } from './masked';

export const Kinds = () => (
  <Stack>
    <Masked value="138****8000" label="手机号" />
    <Masked value="138****8000" full="13800138000" label="手机号" />
  </Stack>
);
