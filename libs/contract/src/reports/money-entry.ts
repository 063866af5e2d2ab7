export { BalanceStep, KindSum, MoneyEntry, MoneyKind, MoneyMonth, Month } from '../kernel';
