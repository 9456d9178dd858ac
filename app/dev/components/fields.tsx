import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/fields/checkbox.tsx'
import { CheckboxGroup, RadioGroup } from '#app/ui/fields/choice-group.tsx'
import { CodeField } from '#app/ui/fields/code-field.tsx'
import { DateField } from '#app/ui/fields/date-field.tsx'
import { FileField } from '#app/ui/fields/file-field.tsx'
import { PhoneField } from '#app/ui/fields/phone-field.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { SuggestField } from '#app/ui/fields/suggest-field.tsx'
import { Switch } from '#app/ui/fields/switch.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Example, Examples } from './example.tsx'

const shifts = [
	{ value: 'morning', label: 'Morning', count: 54 },
	{ value: 'evening', label: 'Evening', count: 31 },
	{ value: 'night', label: 'Night', count: 128 },
	{ value: 'weekend', label: 'Weekend', count: 0, disabled: true },
]

const resumeLimits = {
	accept: '.pdf,application/pdf',
	maxBytes: 5_000_000,
	typeMessage: 'Only PDF files are accepted',
	sizeMessage: 'File size must be less than 5MB',
}

export function FieldExamples() {
	return (
		<Examples>
			<Example name="Text: empty, filled, optional">
				<div className="grid gap-4">
					<TextField
						name="s-name"
						label="Full name"
						hint="As printed on your registration certificate."
						autoComplete="name"
					/>
					<TextField name="s-name-2" label="Display name" optional defaultValue="डॉ. क्षितिजा कुलकर्णी" />
				</div>
			</Example>
			<Example name="Text: error, checked on leaving">
				<div className="grid gap-4">
					<TextField
						name="s-email"
						label="Email"
						type="email"
						defaultValue="asha@"
						error="Please enter a valid email address"
					/>
					<TextField name="s-left" label="Hospital name" required messages={{ required: 'This field is required' }} />
				</div>
			</Example>
			<Example name="Text: disabled, read-only, units">
				<div className="grid gap-4">
					<TextField
						name="s-phone-fixed"
						label="Phone"
						readOnly
						defaultValue="+91 98220 12345"
						hint="Phone number cannot be changed as it's used for verification."
					/>
					<div className="grid grid-cols-2 gap-4">
						<TextField name="s-pay" label="Pay" prefix="₹" inputMode="numeric" defaultValue="1,25,000" />
						<TextField name="s-hours" label="Hours" suffix="hours" disabled defaultValue="8" />
					</div>
				</div>
			</Example>
			<Example name="Phone and code">
				<div className="grid gap-4">
					<PhoneField name="s-phone" label="Mobile number" defaultValue="98220 12345" />
					<PhoneField
						name="s-phone-2"
						label="Mobile number"
						defaultValue="1234"
						error="Please enter a valid phone number."
					/>
					<CodeField name="s-code" label="Code" hint="Six digits from the SMS." defaultValue="482913" />
				</div>
			</Example>
			<Example name="Select, suggestions, date">
				<div className="grid gap-4">
					<SelectField
						name="s-speciality"
						label="Speciality"
						placeholder="Choose a speciality"
						options={[
							{ value: 'anesthesiologist', label: 'Anesthesiologist' },
							{ value: 'surgeon', label: 'Surgeon' },
						]}
						error="This field is required"
					/>
					<SuggestField
						name="s-city"
						label="Current location"
						suggestions={['Mumbai', 'Pune', 'Nagpur']}
						defaultValue="Pune"
					/>
					<SuggestField
						name="s-search"
						type="search"
						label="Speciality, hospital or skill"
						suggestions={['Anesthesiologist', 'ICU Nurse']}
						source="/search/suggestions?for=jobs"
					/>
					<DateField name="s-start" label="Start date" defaultValue="2026-12-01" />
				</div>
			</Example>
			<Example name="Text area with counter">
				<TextArea
					name="s-note"
					label="Message"
					optional
					maxLength={500}
					defaultValue="I have worked in cardiac theatres for eleven years and can start on 1 December."
				/>
			</Example>
			<Example name="Check boxes with counts">
				<CheckboxGroup name="s-shift" label="Shift" options={shifts} defaultValue={['night']} size="sm" />
			</Example>
			<Example name="Radio buttons, error">
				<RadioGroup
					name="s-distance"
					label="Distance from Pune 411001"
					defaultValue="20"
					options={[
						{ value: '10', label: '10 km' },
						{ value: '20', label: '20 km', hint: 'About 40 minutes by road' },
						{ value: '30', label: '30 km' },
					]}
					error="Choose a distance"
				/>
			</Example>
			<Example name="Chips, check box, switches">
				<RadioGroup
					name="s-city-chip"
					label="City"
					chips
					defaultValue="pune"
					options={['Pune', 'Mumbai', 'Nashik', 'Nagpur'].map((city) => ({ value: city.toLowerCase(), label: city }))}
				/>
				<Checkbox
					name="s-consent"
					label="Share my profile with verified hospitals"
					error="This field is required"
					className="mt-2"
				/>
				<Switch name="s-relocate" label="Open to relocate" defaultChecked />
				<Switch name="s-anonymous" label="Anonymous mode" hint="Hospitals see your profile without your name." />
				<Switch name="s-locked" label="Not available on your plan" disabled />
			</Example>
			<Example name="File: empty, current, error">
				<form method="post" encType="multipart/form-data" data-upload="" className="grid gap-4">
					<FileField {...resumeLimits} name="s-resume" label="Resume" hint="PDF, up to 5 MB." />
					<FileField
						{...resumeLimits}
						name="s-resume-2"
						label="Resume"
						hint="PDF, up to 5 MB."
						current="Menon_resume_November.pdf"
					/>
					<FileField
						{...resumeLimits}
						name="s-resume-3"
						label="Resume"
						hint="PDF, up to 5 MB."
						error="Only PDF files are accepted"
					/>
					<Button variant="secondary" pendingLabel="Uploading...">
						Upload resume
					</Button>
				</form>
			</Example>
		</Examples>
	)
}
