import { TextField } from '#app/ui/fields/text-field.tsx'

type PointFieldProps = {
	name: string
	label: string
	error: readonly string[] | undefined
	defaultValue: string | undefined
	/** Only the city of the address is known. */
	isAtCity: boolean
}

/** Points at the right spot without a map: by the position that any map shows. */
export function PointField({ isAtCity, ...field }: PointFieldProps) {
	return (
		<>
			{isAtCity ? <CityOnly /> : null}
			<TextField
				{...field}
				required={false}
				optional
				hint="Latitude and longitude, for example 18.5204, 73.8567, or the link of the place on a map. Without it we use the address."
				maxLength={2_000}
				autoComplete="off"
			/>
		</>
	)
}

/** For beside an address of which only the city is known. */
export const CityOnly = () => (
	<p className="text-sm text-warning">
		We know only the city of this address. Distances to it are measured from the city, and say so. Add the position to
		correct them.
	</p>
)
