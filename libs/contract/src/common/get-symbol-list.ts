import { Type } from 'typebox';
import { defineCall, Zone } from '../kernel';
import { Instrument } from './instrument';

export const getSymbolList = defineCall({
  id: 'common.getSymbolList',
  method: 'POST',
  path: '/v2/common/getSymbolList',
  access: 'public',
  body: Type.Object({ zone: Type.Optional(Zone) }),
  ok: Type.Array(Instrument),
  errors: [],
  summary: 'The instruments and their contract facts.',
});
