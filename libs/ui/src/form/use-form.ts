import { useFormik, type FormikErrors } from 'formik';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { dropDraft, readDraft, writeDraft } from './draft';
import { trimText, trimTexts } from './trim-texts';
import { useAfterPaint } from './use-after-paint';
import { useAfterPress } from './use-after-press';
import { useTexts } from '../texts/use-texts';
import { formTexts } from './form-texts';

/** Why the server refused: an envelope's `code` and `msg`, and its `data.fields` where single fields are to blame. */
export type FormFailure = { code?: string; msg: string; fields?: Readonly<Record<string, string>> };

/** The values of a form by the names of its fields. */
export type FormValues = Record<string, unknown>;

/** What a form begins with, how it is checked and where it goes. */
export type FormOptions<V extends FormValues> = {
  initialValues: V;
  /** A yup schema of the rules; its messages stand at the fields. */
  schema?: { validate: (value: unknown, options?: object) => Promise<unknown> };
  /** Further checks that need more than the values' form, such as a balance. */
  validate?: (values: V) => Partial<Record<keyof V & string, string>>;
  /**
   * Answers nothing on success, the failure otherwise, and `false` where it was taken back: the form stays as it is. A thrown
   * error is shown as a network error.
   */
  onSubmit: (values: V) => Promise<FormFailure | false | undefined | void>;
  /** Keeps these fields of an unfinished form for this tab, under this key; a customer's begins with `<username>:`. */
  draft?: { key: string; fields: readonly (keyof V & string)[] };
};

/** A form's state; give it to `Form`. */
export type FormState<V extends FormValues = FormValues> = {
  values: V;
  /** Sets one field, and forgets what the server said of it. */
  setValue<K extends keyof V & string>(name: K, value: V[K]): void;
  setValues(values: Partial<V>): void;
  /** The text to show at a field, once it was visited or a submit was tried. */
  errorOf: (name: string) => string | undefined;
  blur: (name: string) => void;
  /** Checks one field now and tells whether it holds: before a code is asked for. */
  check(name: keyof V & string): Promise<boolean>;
  /** Shows a refusal that came from another call than the submit. */
  fail: (failure: FormFailure) => void;
  submit: () => Promise<void>;
  reset: () => void;
  busy: boolean;
  /** What is wrong with the form as a whole. */
  alert: string | undefined;
  ref: RefObject<HTMLFormElement | null>;
};

/** The state of a form: checks by the schema, sends once, shows refusals at their fields, keeps drafts. Give it to `Form`. */
export function useForm<V extends FormValues>(options: FormOptions<V>): FormState<V> {
  const { initialValues, schema, validate, onSubmit, draft } = options;
  const texts = useTexts('form', formTexts);
  const ref = useRef<HTMLFormElement>(null);
  const afterPress = useAfterPress();
  const afterPaint = useAfterPaint();
  const running = useRef(false);
  const [failure, setFailure] = useState<FormFailure>();
  const [attempts, setAttempts] = useState(0);

  const formik = useFormik<V>({
    initialValues,
    validationSchema: schema && {
      validate: (values: V, options?: object) => schema.validate(trimTexts(values), options),
    },
    validate: validate && ((values) => validate(trimTexts(values)) as FormikErrors<V>),
    onSubmit: async (values) => {
      const answer = await onSubmit(trimTexts(values)).catch(() => ({ msg: texts.network }));
      if (answer === false) return;
      if (answer) {
        setFailure(answer);
        return;
      }
      if (draft) dropDraft(draft.key);
    },
  });
  const { setValues: put, values, initialValues: began, isSubmitting, submitCount } = formik;

  const draftKey = draft?.key;
  const draftFields = draft?.fields.join();
  const restored = useRef(false);
  useEffect(() => {
    if (!draftKey || !draftFields) return;
    const fields = draftFields.split(',');
    if (restored.current) {
      writeDraft(draftKey, fields, values, began);
      return;
    }
    // After the first render: the server's HTML has no draft.
    restored.current = true;
    const kept = readDraft(draftKey, fields);
    if (Object.keys(kept).length === 0) return;
    void put({ ...values, ...kept }, false);
  }, [draftKey, draftFields, values, began, put]);

  // After a refused submit the first wrong field takes the focus, or the form's own error.
  useEffect(() => {
    if (attempts === 0) return;
    const place = (selector: string) => ref.current?.querySelector<HTMLElement>(selector);
    (place('[aria-invalid="true"]') ?? place('[data-part="refusal"]'))?.focus();
  }, [attempts]);

  const submit = async () => {
    if (running.current) return;
    running.current = true;
    setFailure(undefined);
    try {
      await formik.submitForm();
    } finally {
      running.current = false;
      setAttempts((count) => count + 1);
    }
  };

  const forget = (name: string) =>
    setFailure((before) => {
      if (!before?.fields?.[name]) return before;
      const { [name]: _gone, ...fields } = before.fields;
      return Object.keys(fields).length > 0 ? { ...before, fields } : undefined;
    });

  const shown = (name: string) => submitCount > 0 || Object.hasOwn(formik.touched, name);
  const errors: Readonly<Record<string, unknown>> = formik.errors;
  const known = (name: string) => Object.hasOwn(values, name);
  const blamed = Object.keys(failure?.fields ?? {});
  const toldAtFields = blamed.length > 0 && blamed.every(known);

  return {
    values,
    setValue: (name, value) => {
      forget(name);
      void formik.setFieldValue(name, value, false);
      afterPaint(() => void formik.validateForm());
    },
    setValues: (some) => {
      void put({ ...values, ...some }, false);
      afterPaint(() => void formik.validateForm());
    },
    errorOf: (name) => {
      const own = shown(name) ? errors[name] : undefined;
      return failure?.fields?.[name] ?? (typeof own === 'string' ? own : undefined);
    },
    blur: (name) =>
      afterPress(() => {
        const tidy = trimText(name, values[name]);
        if (tidy !== values[name]) void formik.setFieldValue(name, tidy, false);
        void formik.setFieldTouched(name, true, false);
        afterPaint(() => void formik.validateForm());
      }),
    check: async (name) => {
      await formik.setFieldTouched(name, true, false);
      const found: Readonly<Record<string, unknown>> = await formik.validateForm();
      return found[name] === undefined;
    },
    fail: setFailure,
    submit,
    reset: () => {
      setFailure(undefined);
      if (draft) dropDraft(draft.key);
      formik.resetForm();
    },
    busy: isSubmitting,
    alert: failure && !toldAtFields ? failure.msg : undefined,
    ref,
  };
}
