import { LiveFeed } from '../account/live-feed';
import { AgreeAgain } from '../customer/agree-again';
import { Reauth } from '../customer/reauth/reauth';
import { KeepPush } from '../message/keep-push';
import { PausedLine } from './paused-line';

/** What stands around every page and is not urgent. */
export const AfterFirst = () => (
  <>
    <LiveFeed />
    <PausedLine />
    <AgreeAgain />
    <Reauth />
    <KeepPush />
  </>
);
