/** Times of the day and numbers as the reader's language writes them. */

const DAY = 86_400_000;

/** When something is due: the hour, with `tomorrow` or the day where it is not today. */
export function dueTime(seconds: number, language: string, now = Date.now()): string {
  const due = new Date(seconds * 1000);
  const hour = new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  const days = Math.round((midnight(due) - midnight(new Date(now))) / DAY);
  if (days <= 0) return hour.format(due);
  const day =
    days === 1
      ? new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(1, "day")
      : new Intl.DateTimeFormat(language, { weekday: "short", day: "numeric", month: "numeric" }).format(due);
  return `${day} ${hour.format(due)}`;
}

function midnight(time: Date): number {
  return new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();
}

/** A gain or a loss with its sign and one decimal. */
export const signedTenths = (value: number, language: string): string => {
  const size = Math.round(Math.abs(value) * 10) / 10;
  return (size === 0 ? "±" : value > 0 ? "+" : "−") + tenths(size, language);
};

/** A number with one decimal. */
export const tenths = (value: number, language: string): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
