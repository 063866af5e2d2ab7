export {
  FormAmountField,
  FormCaptchaField,
  FormCheckbox,
  FormCodeField,
  FormPasswordField,
  FormSelect,
  FormTextField,
  FormUploadField,
} from './fields';
export { Form, SubmitButton, useFormState, type FormProps } from './form';
export { hasUnfinishedForm } from './unfinished';
export { useForm, type FormFailure, type FormOptions, type FormState, type FormValues } from './use-form';
