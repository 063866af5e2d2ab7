/**
 * What an account can give now, in minor units: no more than the ledger has and does not hold, nor, of an MT5 account, than the platform
 * can release (`atPlatform`). Never below 0.
 */
export function canGive({ posted, held }: { posted: bigint; held: bigint }, atPlatform?: bigint): bigint {
  const inLedger = posted - held;
  const amount = atPlatform !== undefined && atPlatform < inLedger ? atPlatform : inLedger;
  return amount > 0n ? amount : 0n;
}
