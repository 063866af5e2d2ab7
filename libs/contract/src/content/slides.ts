import { Type } from 'typebox';
import { defineCall } from '../kernel';
import { Slide } from './article';

export const slides = defineCall({
  id: 'content.slides',
  method: 'GET',
  path: '/news/actions/2',
  access: 'public',
  ok: Type.Array(Slide),
  errors: [],
  summary: 'The slides that run now, in order.',
});
