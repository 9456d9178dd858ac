import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { publicPageLimits as limits } from '../page/public-page-limits.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { PointField } from './point-field.tsx'
import { siteLabels } from './site-labels.ts'

type SiteFieldsProps = {
	problem: FormProblem | undefined
	site?: { name: string; address: string; city: string; pin: string; point: string; isAtCity: boolean }
}

export function SiteFields({ problem, site }: SiteFieldsProps) {
	const field = (name: keyof typeof siteLabels) => ({
		name,
		label: siteLabels[name],
		error: problem?.fields?.[name],
		defaultValue: fieldValue(problem, name, site?.[name]),
		required: name !== 'point',
	})
	return (
		<>
			<TextField {...field('name')} hint="For example: Hinjewadi daycare centre" maxLength={limits.siteName} />
			<TextField {...field('address')} hint="Building, street and area" maxLength={limits.siteAddress} />
			<div className="grid gap-5 sm:grid-cols-2">
				<TextField {...field('city')} maxLength={limits.siteCity} />
				<TextField {...field('pin')} inputMode="numeric" maxLength={30} autoComplete="postal-code" />
			</div>
			<PointField {...field('point')} isAtCity={site?.isAtCity ?? false} />
		</>
	)
}
