import { slides as call } from '@portal/contract/content';
import { handle } from '../http/handler';
import { runningSlides } from './content.store';

export const slides = handle(call, async ({ gateway: { db } }) => runningSlides(db));
