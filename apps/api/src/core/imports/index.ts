export { ImportError } from './import-error';
export {
  runImport,
  type Import,
  type ImportOptions,
  type ImportReport,
  type ImportRow,
  type Outcome,
} from './run-import';
