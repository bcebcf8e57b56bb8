import { useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { getIndustries } from '#features/lookups/contract.ts';
import { industryOptions } from '#features/lookups/industries.ts';
import { CATEGORIES, CATEGORY_NAMES } from '#features/services/rules.ts';
import { FieldPair, FormPart } from '#features/services/web/parts.ts';
import { countryOf, TENANT_COUNTRIES } from '#kit/country/country.ts';
import { call } from '#kit/ui/data/api.ts';
import { query } from '#kit/ui/data/query.ts';
import { EditDialog } from '#kit/ui/dialogs/EditDialog.tsx';
import { useFormDraft } from '#kit/ui/editing/useFormDraft.ts';
import { AutocompleteInput } from '#kit/ui/inputs/AutocompleteInput.tsx';
import { CheckboxInput } from '#kit/ui/inputs/CheckboxInput.tsx';
import { DateInput } from '#kit/ui/inputs/DateInput.tsx';
import { NumberInput } from '#kit/ui/inputs/NumberInput.tsx';
import { SelectInput } from '#kit/ui/inputs/SelectInput.tsx';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { useLocale } from '#kit/ui/text/locale.tsx';
import { createCourse, type EditedCourse, findEditedCourses, updateCourse } from '../operator-contract.ts';
import { FUNDING, fundingOf, LABELS, LENGTH_UNITS, levelsOf } from '../rules.ts';
import { bodyOfCourse, type CourseValues, valuesOfCourse } from './course-values.ts';

const optionsOf = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }));

/** Writes down a course: what it teaches, where and when, what it costs, and where that was read. */
export function CourseDialog({ course, onClose }: { course: EditedCourse | null; onClose: () => void }) {
  const { countryId } = useLocale();
  const form = useForm<CourseValues>({ defaultValues: valuesOfCourse(course, countryId) });
  const draft = useFormDraft(form, course ? `course ${course.id}` : 'new course');
  const { control } = form;
  const [country, serviceType] = useWatch({ control, name: ['country_id', 'service_type'] });
  const { data: industries } = useQuery(query(getIndustries));
  return (
    <EditDialog
      form={form}
      draft={draft}
      title={course ? `Edit ${course.title}` : 'Add a course'}
      saveLabel={course ? 'Save course' : 'Add course'}
      maxWidth="md"
      list={findEditedCourses}
      row={course && { revision: course.revision, values: valuesOfCourse(course, countryId) }}
      onClose={onClose}
      onSave={(values, revision) => {
        const body = bodyOfCourse(values, course);
        return course
          ? call(updateCourse, { params: { id: course.id }, body: { ...body, revision } })
          : call(createCourse, { body });
      }}
    >
      <TextInput control={control} name="title" label="Title" maxLength={200} autoFocus />
      <TextInput control={control} name="description" label="Description" multiline minRows={3} maxLength={6000} />
      <FieldPair>
        <TextInput control={control} name="provider" label="Provider" maxLength={200} />
        <TextInput
          control={control}
          name="provider_email"
          label="Provider’s email"
          type="email"
          help="We email veterans’ interest here. Veterans don’t see this address."
          optional
        />
        <SelectInput
          control={control}
          name="category"
          label="Category"
          options={CATEGORIES.map((value) => ({ value, label: CATEGORY_NAMES[value] }))}
        />
        <SelectInput
          control={control}
          name="industry_id"
          label="Field"
          options={[{ value: '', label: 'No field' }, ...industryOptions(industries?.data, course?.industry_id)]}
        />
      </FieldPair>

      <FormPart title="How it is taught">
        <FieldPair>
          <SelectInput control={control} name="service_type" label="Where" options={optionsOf(LABELS.service_type)} />
          <SelectInput control={control} name="availability" label="Hours" options={optionsOf(LABELS.availability)} />
          <SelectInput control={control} name="mode" label="Pace" options={optionsOf(LABELS.mode)} />
          <SelectInput
            control={control}
            name="level"
            label="Level"
            options={levelsOf(country).map((value) => ({ value, label: LABELS.level[value] }))}
          />
          <NumberInput control={control} name="length_amount" label="Length" max={1000} />
          <SelectInput
            control={control}
            name="length_unit"
            label="Counted in"
            options={LENGTH_UNITS.map((value) => ({ value, label: `${value}s` }))}
          />
        </FieldPair>
        {serviceType !== 'online' && (
          <TextInput
            control={control}
            name="locations"
            label="Places"
            multiline
            minRows={2}
            help="One per line: a town, or name | address | town | region | postcode."
          />
        )}
        <TextInput
          control={control}
          name="starts"
          label="Start dates"
          multiline
          minRows={2}
          help="One per line, like 2027-01-11. Add the town if there are several places."
          optional
        />
        <CheckboxInput control={control} name="starts_any_time" label="Can be started at any time" />
      </FormPart>

      <FormPart title="Cost">
        <FieldPair>
          <NumberInput
            control={control}
            name="cost"
            label={`Full cost in ${countryOf(country).currencySymbol}`}
            max={1_000_000}
            help="A whole amount. Leave empty if the course is free."
          />
          <TextInput control={control} name="cost_note" label="Note on the cost" maxLength={300} optional />
          <AutocompleteInput
            control={control}
            name="funding"
            label="Funding"
            multiple
            options={fundingOf(country).map((value) => ({ value, label: FUNDING[value].label }))}
            optional
          />
          <SelectInput
            control={control}
            name="country_id"
            label="Country"
            options={TENANT_COUNTRIES.map((value) => ({ value, label: countryOf(value).name }))}
          />
        </FieldPair>
      </FormPart>

      <FormPart title="What people gain">
        <TextInput control={control} name="skills" label="Skills" help="Separate with semicolons." optional />
        <TextInput
          control={control}
          name="qualifications"
          label="Qualifications and licences"
          help="Separate with semicolons."
          optional
        />
        <TextInput
          control={control}
          name="requirements"
          label="What people need"
          multiline
          minRows={2}
          maxLength={1000}
          optional
        />
      </FormPart>

      <FormPart title="Links and source">
        <FieldPair>
          <TextInput control={control} name="apply_url" label="Application page" type="url" />
          <TextInput control={control} name="source_url" label="Source" type="url" help="The page that confirms this." />
          <DateInput control={control} name="checked_on" label="Checked on" />
        </FieldPair>
        <CheckboxInput
          control={control}
          name="is_verified"
          label="I’ve checked this at the source"
          help="If not, the course is marked “To check”."
        />
      </FormPart>
      <CheckboxInput control={control} name="is_active" label="Publish it" help="Untick to keep it hidden." />
    </EditDialog>
  );
}
