import { defineCall } from '../kernel';
import { CommonConfig } from './common-config';

export const getCommonConfig = defineCall({
  id: 'common.getCommonConfig',
  method: 'POST',
  path: '/v2/common/getCommonConfig',
  access: 'public',
  ok: CommonConfig,
  errors: [],
  summary: 'Brand, levels, banks, limits: what the pages need and the code must not hold.',
});
