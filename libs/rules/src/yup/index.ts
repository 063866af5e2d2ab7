export { boolean, object, string } from 'yup';
export { ruleSchema } from './rule-schema';
export { schemas, schemasIn } from './schemas';
