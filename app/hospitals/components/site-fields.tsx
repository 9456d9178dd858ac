import { type FormProblem, fieldValue } from '#app/platform/form.ts'
import { publicPageLimits as limits } from '../public-page-limits.ts'
import { TextField } from '#app/ui/text-field.tsx'

type SiteFieldsProps = {
	problem: FormProblem | undefined
	site?: { name: string; address: string; city: string; pin: string }
}

export function SiteFields({ problem, site }: SiteFieldsProps) {
	const field = (name: 'name' | 'address' | 'city' | 'pin', label: string) => ({
		name,
		label,
		error: problem?.fields?.[name],
		defaultValue: fieldValue(problem, name, site?.[name]),
		required: true,
	})
	return (
		<>
			<TextField
				{...field('name', 'Name of the site')}
				hint="For example: Hinjewadi daycare centre"
				maxLength={limits.siteName}
			/>
			<TextField {...field('address', 'Address')} hint="Building, street and area" maxLength={limits.siteAddress} />
			<div className="grid gap-5 sm:grid-cols-2">
				<TextField {...field('city', 'City')} maxLength={limits.siteCity} />
				<TextField {...field('pin', 'PIN code')} inputMode="numeric" maxLength={7} autoComplete="postal-code" />
			</div>
		</>
	)
}
