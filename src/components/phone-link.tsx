import { useSite } from './site-context'

/** The agency's phone number, which a phone calls. It stays on one line, and its digits in their order on a page that is turned. */
export const PhoneLink = ({ className }: { className?: string }) => {
  const { phone } = useSite().agency
  return (
    <a href={`tel:${phone.replaceAll(' ', '')}`} className={className} dir="ltr">
      {phone.replaceAll(' ', '\u00a0')}
    </a>
  )
}
