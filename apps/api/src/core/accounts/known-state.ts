import type { TradingState } from '../../ports';

/** The platform's state of a login. `asOf`: it is the last known one, of this time, because the platform is away. */
export interface KnownState {
  state: TradingState;
  asOf?: Date;
}
