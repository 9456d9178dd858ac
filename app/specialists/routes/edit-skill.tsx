import { suggestionPaths } from '#app/catalog/suggestion-paths.ts'
import { allSkills } from '#app/catalog/skills.ts'
import { specialistOf } from '#app/identity/groups.server.ts'
import { fieldValue } from '#app/platform/http/form.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { refuseDemandsOfSpecialist } from '#app/moderation/advice.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { invalid } from '#app/platform/http/http.ts'
import { RadioGroup } from '#app/ui/fields/choice-group.tsx'
import { SuggestField } from '#app/ui/fields/suggest-field.tsx'
import { skillLevels } from '../components/add-skill.tsx'
import { SectionForm } from '../components/section-form.tsx'
import { skillList } from '../sections/entries.server.ts'
import { answerEntry, openEntry } from '../sections/entry-page.server.ts'
import { SkillInput, skillContent } from '../sections/entry-schemas.server.ts'
import { sectionLimits } from '../sections/section-limits.ts'
import { skillLabels } from '../sections/section-labels.ts'
import type { Route } from './+types/edit-skill.ts'
import { t, words } from '#app/platform/language/words.ts'

/** A skill to add, or the one that the address names. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const opened = await openEntry(specialistOf(context), skillList, params.entryId)
	return { ...opened, suggestions: allSkills }
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const { entryId } = params
	// What is not there, or not theirs, is not there for a wrong form either.
	await openEntry(actor, skillList, entryId)
	const form = await parseForm(request, SkillInput.superRefine(refuseDemandsOfSpecialist))
	if (!form.ok) return invalid(form.problem)
	const sent = { content: skillContent(form.value), seen: form.value.seen, values: form.values }
	return answerEntry(actor, skillList, entryId, sent, skillLabels)
}

// Also after a clash, when the form shows the values stored now.
export const shouldRevalidate = () => true

const labels = words({ name: 'Skill', level: 'Level' })

export default function EditSkill({
	loaderData: { entry, seen, suggestions },
	actionData: refused,
}: Route.ComponentProps) {
	const actionData = useTyped(refused)
	return (
		<SectionForm
			title={entry ? t`Edit: ${{ name: entry.name }}` : t`Add a skill`}
			back={{ to: '/profile/skills', label: t`Skills` }}
			labels={labels}
			seen={seen}
			problem={actionData}
		>
			<SuggestField
				name="name"
				label={labels.name}
				hint={t`Add one at a time. Choose from the list where you can: hospitals search by those names.`}
				suggestions={suggestions}
				source={suggestionPaths.skills}
				meaning={suggestionPaths.skillMeaning}
				required
				maxLength={sectionLimits.skill}
				defaultValue={fieldValue(actionData, 'name', entry?.name)}
				error={actionData?.fields?.['name']}
			/>
			<RadioGroup
				name="level"
				label={labels.level}
				options={skillLevels()}
				required
				defaultValue={fieldValue(actionData, 'level', entry?.level ?? 'practised')}
				error={actionData?.fields?.['level']}
			/>
		</SectionForm>
	)
}
