/** A decimal with its thousands parted, as people read it: `-10082.15` is `-10,082.15`. */
export const grouped = (decimal: string): string =>
  decimal.replace(/^-?\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ','));
